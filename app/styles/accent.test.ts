import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const directory = new URL('./', import.meta.url);

/** Selector and declarations of every innermost rule. */
const rules = readdirSync(directory)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(new URL(file, directory), 'utf8'))
  .flatMap((css) => css.match(/[^{}]*\{[^{}]*/g) ?? []);

const rulesWith = (declaration: RegExp) => rules.filter((rule) => declaration.test(rule));

/** The contrast of the colors is tested beside app/theme. */
describe('the stylesheet', () => {
  it('uses only the derived color on the accent (WCAG 1.4.3)', () => {
    const filled = rulesWith(/\n\s*background: var\(--accent\)/);
    expect(filled.length).toBeGreaterThan(0);
    for (const rule of filled) expect(rule).toMatch(/\n\s*color: var\(--on-accent\)/);
  });

  it('never uses the accent itself for text or edges (WCAG 1.4.3, 1.4.11)', () => {
    const written = rulesWith(/\n\s*color: var\(--accent\)/);
    for (const rule of written) expect(rule).toContain('background: var(--on-accent)');
    const edges = rulesWith(
      /\n\s*(?:border|outline|text-decoration)[a-z-]*:[^;]*--accent\)/,
    );
    for (const rule of edges) expect(rule).toContain('var(--accent-edge');
  });
});
