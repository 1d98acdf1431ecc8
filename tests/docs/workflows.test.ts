import {accessSync, constants, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {projectPath} from '../../tools/project';

interface Step {
  uses?: string;
  run?: string;
  with?: {'node-version'?: string | number};
}

interface Job {
  needs?: string | string[];
  uses?: string;
  env?: Record<string, string>;
  steps?: Step[];
  strategy?: {matrix?: {node?: (string | number)[]}};
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const names = readdirSync(projectPath(FOLDER));
// Trusted as far as the assertions below go: they look at every part.
const read = (name: string) =>
  parse(readFileSync(projectPath(`${FOLDER}/${name}`), 'utf8')) as Workflow;

const manifest = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: {node: string};
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
};

/** The installed Shopify CLI's manifest of its own commands. */
const cli = JSON.parse(
  readFileSync(projectPath('node_modules/@shopify/cli/oclif.manifest.json'), 'utf8'),
) as {commands: Record<string, {flags: Record<string, {env?: string}>}>};

const stepsOf = ({jobs}: Workflow) =>
  Object.values(jobs).flatMap(({steps = []}) => steps);
const commandsOf = (workflow: Workflow) =>
  stepsOf(workflow).flatMap(({run}) => run ?? []);

describe.each(names)('the workflow %s', (name) => {
  const workflow = read(name);

  test('may read the repository and nothing else', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
  });

  test('names actions by their version, and workflows and jobs that exist', () => {
    const jobs = Object.values(workflow.jobs);
    for (const {uses} of [...stepsOf(workflow), ...jobs]) {
      if (uses?.startsWith('./')) accessSync(projectPath(uses));
      else if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
    }
    for (const {needs = []} of jobs) {
      for (const need of [needs].flat()) expect(workflow.jobs).toHaveProperty(need);
    }
  });

  test('runs only commands that exist', () => {
    for (const command of commandsOf(workflow)) {
      const scripts = [...command.matchAll(/npm run ([\w:-]+)/g)];
      for (const [, script = ''] of scripts)
        expect(manifest.scripts).toHaveProperty(script);
      if (command.startsWith('.ci/')) accessSync(projectPath(command), constants.X_OK);
    }
  });
});

test('CI runs on the oldest Node that package.json allows and on the supported lines; everything else on the newest of these', () => {
  const {test: matrix} = read('ci.yml').jobs;
  const versions = matrix?.strategy?.matrix?.node?.map(String) ?? [];
  const [oldest = '', ...supported] = versions;
  expect(manifest.engines.node).toBe(`>=${oldest.replace(/\.0$/, '')}`);
  const readme = readFileSync(projectPath('README.md'), 'utf8');
  expect(readme).toContain(`You need Node ${supported.join(' or ')}.`);
  expect(readme).toContain(`${oldest.replace(/\.0$/, '')} works`);
  const others = names.flatMap((name) => stepsOf(read(name)));
  const used = others.flatMap((step) => step.with?.['node-version'] ?? []).map(String);
  const newest = supported.at(-1);
  expect(used.filter((version) => version !== newest)).toEqual(['${{ matrix.node }}']);
});

// npm 10, Node 22's own, forgets a range's override below some packages, and then refuses the lockfile.
test('an override names a range only where the lockfile has other versions too', () => {
  const {packages} = JSON.parse(
    readFileSync(projectPath('package-lock.json'), 'utf8'),
  ) as {packages: Record<string, {version?: string}>};
  const isOneVersion = (name: string) =>
    new Set(
      Object.entries(packages).flatMap(([path, {version}]) =>
        path.endsWith(`node_modules/${name}`) ? [version] : [],
      ),
    ).size < 2;
  const ranges = Object.keys(manifest.overrides).filter(
    (key) => key.lastIndexOf('@') > 0,
  );
  expect(ranges.filter((key) => isOneVersion(key.replace(/@[^@]*$/, '')))).toEqual([]);
});

test('the deployment speaks the language of the installed Shopify CLI', () => {
  const {jobs} = read('deploy.yml');
  const command = jobs.deploy?.steps?.at(-1)?.run ?? '';
  const [, topic, verb] = /^npx shopify (\w+) (\w+)\b/.exec(command) ?? [];
  const {flags} = cli.commands[`${topic}:${verb}`] ?? {flags: {}};
  const used = Array.from(command.matchAll(/ --([\w-]+)/g), ([, flag = '']) => flag);
  expect(used.length).toBeGreaterThan(0);
  expect(Object.keys(flags)).toEqual(expect.arrayContaining(used));
  const token = flags.token?.env ?? '';
  expect(jobs.deploy?.env?.[token]).toContain('secrets.');
});

test('Dependabot names only packages that are installed', () => {
  interface Update {
    groups?: Record<string, {patterns: string[]}>;
    ignore?: {'dependency-name': string}[];
  }
  const {updates} = parse(
    readFileSync(projectPath('.github/dependabot.yml'), 'utf8'),
  ) as {updates: Update[]};
  const installed = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
  const named = updates.flatMap(({groups = {}, ignore = []}) => [
    ...Object.values(groups).flatMap(({patterns}) => patterns),
    ...ignore.map((rule) => rule['dependency-name']),
  ]);
  const matches = (pattern: string) =>
    installed.some((name) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
  expect(named.filter((pattern) => !matches(pattern))).toEqual([]);
});
