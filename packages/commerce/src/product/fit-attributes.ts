// The attributes that say what fits a home (docs/magento.md): numbers and codes, the same in every language.

export const isFitCode = (code: string): boolean => code.startsWith('fit_')
