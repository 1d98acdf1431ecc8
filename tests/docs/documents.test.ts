import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {projectPath, projectRoot} from '../../tools/project';

/** Guides of coding agents for a job each, as agentskills.io has them: a folder's name is its skill's. */
const skills = '.agents/skills';
const folders = ['docs', 'docs/decisions', 'bench', 'packages/local-store'];

/** Every text for people in the project, by its path. */
const documents = [
  'README.md',
  'AGENTS.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
].concat(
  folders.flatMap((folder) =>
    existsSync(projectPath(folder))
      ? readdirSync(projectPath(folder))
          .filter((name) => name.endsWith('.md'))
          .map((name) => `${folder}/${name}`)
      : [],
  ),
  readdirSync(projectPath(skills)).map((name) => `${skills}/${name}/SKILL.md`),
);

const tracked = execFileSync('git', ['ls-files'], {
  cwd: projectRoot,
  encoding: 'utf8',
}).split('\n');

const manifest = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(documents)('%s', (document) => {
  const text = readFileSync(projectPath(document), 'utf8');

  test('names only files and folders that exist', () => {
    const missing = [...pathsIn(text), ...linksIn(text, document)].filter(
      (path) => !existsSync(projectPath(path)),
    );
    expect(missing).toEqual([]);
  });

  test('names no source file that is gone', () => {
    const names = Array.from(
      text.matchAll(/`([\w./-]+\.(?:tsx?|css|yml|md))`/g),
      ([, name = '']) => name,
    );
    const missing = names.filter(
      (name) => !tracked.some((path) => `/${path}`.endsWith(`/${name}`)),
    );
    expect(missing).toEqual([]);
  });

  test('names only npm scripts that exist', () => {
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});

test.each(readdirSync(projectPath(skills)))(
  'the skill %s says its name, and when to use it',
  (name) => {
    const text = readFileSync(projectPath(`${skills}/${name}/SKILL.md`), 'utf8');
    const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
    expect(parse(head)).toEqual({name, description: expect.stringContaining('Use ')});
    expect(head.length).toBeLessThan(1024);
  },
);

/** Paths in code marks that begin with a folder of the project, without wildcards and placeholders. */
function pathsIn(text: string): string[] {
  const top = readdirSync(projectRoot).filter((name) => name !== 'node_modules');
  return [...text.matchAll(/`([\w.$/-]+)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => path.includes('/') && top.includes(path.split('/')[0] ?? ''));
}

/** Targets of links within the project, as paths from its root. */
function linksIn(text: string, document: string): string[] {
  return [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g)].map(
    ([, target = '']) => join(dirname(document), target),
  );
}
