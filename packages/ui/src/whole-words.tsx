// A name as it is read: "Mid-Height" is not broken after its hyphen.

/** Words with a hyphen stay on one line. */
export function WholeWords({ children }: { children: string }) {
  if (!children.includes('-')) return children
  return children.split(/(\S*-\S*)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
