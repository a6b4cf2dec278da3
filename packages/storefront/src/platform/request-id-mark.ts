/**
 * Stands in the HTML of an error page for the request's id, which the server puts in when it sends the page: visitors
 * who wait for the same page share its rendering.
 */
export const REQUEST_ID_MARK = '00000000-0000-0000-0000-000000000000'
