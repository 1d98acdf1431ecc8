import {afterEach, describe, expect, it} from 'vitest';

import {restoreErrorText} from './report-error';

const standard = Object.getOwnPropertyDescriptor(Error.prototype, 'toString');

describe('the text of an error', () => {
  afterEach(() => {
    if (standard) Object.defineProperty(Error.prototype, 'toString', standard);
  });

  it('has no stack, even where a library adds it', () => {
    Error.prototype.toString = function toString(this: Error) {
      return this.stack ?? '';
    };
    restoreErrorText();
    expect(String(new TypeError('no'))).toBe('TypeError: no');
    expect(String(new Error())).toBe('Error');
  });
});
