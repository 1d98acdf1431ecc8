/**
 * Gives errors their standard text again (ECMAScript §20.5.3.4). `@shopify/remix-oxygen` replaces it with the
 * stack when it is imported, and the text of an error may reach a response.
 */
export function restoreErrorText() {
  Error.prototype.toString = function toString(this: Error): string {
    const name = this.name || 'Error';
    return this.message ? `${name}: ${this.message}` : name;
  };
}
