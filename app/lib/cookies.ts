/** The values of the cookies of a name, in a request's header or in `document.cookie`. */
export function cookiesIn(cookies: string | null, name: string): string[] {
  const start = `${name}=`;
  return (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
}
