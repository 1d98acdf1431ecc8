import {accessSync, constants, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {projectPath} from '../../tools/project';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
}

interface Job {
  needs?: string | string[];
  uses?: string;
  if?: string;
  env?: Record<string, string>;
  steps?: Step[];
  strategy?: {matrix: {node: number[]}};
  'timeout-minutes'?: number;
}

interface Workflow {
  name: string;
  on: Record<string, unknown>;
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

  test('bounds the time of each of its own jobs', () => {
    for (const {steps, 'timeout-minutes': minutes} of Object.values(workflow.jobs)) {
      if (steps) expect(minutes).toBeGreaterThan(0);
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

test('each branch is deployed once it has passed the checks, and only then', () => {
  const {on, jobs} = read('deploy.yml');
  expect(on).toEqual({push: {branches: ['**']}});
  expect(jobs.deploy?.needs).toBe('check');
  expect(jobs.check?.uses).toBe(`./${FOLDER}/ci.yml`);
  expect(read('ci.yml').on).toHaveProperty('workflow_call');
  expect(commandsOf(read('ci.yml'))).toContain('.ci/run');
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

test('without the secret nothing is deployed, and the log says so', () => {
  const [notice, ...others] = read('deploy.yml').jobs.deploy?.steps ?? [];
  expect(notice?.run).toContain('::notice::');
  expect(notice?.if).toMatch(/ == ''$/);
  for (const step of others) expect(step.if).toMatch(/ != ''$/);
});

test('CI runs on the oldest Node that the project allows, and on newer ones', () => {
  const versions = read('ci.yml').jobs.test?.strategy?.matrix.node ?? [];
  const [oldest] = /\d+/.exec(manifest.engines.node) ?? [];
  expect(versions).toEqual([Number(oldest), 22, 24]);
});

test('CI visits the shop with a browser on the oldest Node, and on the others runs all else', () => {
  const steps = read('ci.yml').jobs.test?.steps ?? [];
  const [oldest] = /\d+/.exec(manifest.engines.node) ?? [];
  const conditionOf = (command: string) => steps.find(({run}) => run === command)?.if;
  expect(conditionOf('.ci/run')).toBe(`matrix.node == ${oldest}`);
  expect(conditionOf('npm test -- --without-browser')).toBe(`matrix.node != ${oldest}`);
});

test('every night the whole suite runs, at every width', () => {
  const nightly = read('nightly.yml');
  expect(nightly.on).toHaveProperty('schedule');
  expect(commandsOf(nightly)).toContain('npm run test:nightly');
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
