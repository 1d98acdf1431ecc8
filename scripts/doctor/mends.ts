/** What to do where the token lacks `scope`. */
export function grant(scope: string): string {
  return `Grant the Storefront API permission ${scope} to the channel’s token.`;
}
