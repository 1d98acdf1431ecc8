import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {ConfigEnv, Plugin, UserConfig} from 'vite';

import {projectPath} from '../../tools/project';

/** The framework is run as it is (decision 0030): what our build plugins change is ours. */

/** Plugins of the framework, by the start of their names. */
const OF_OTHERS = /^(?:remix|hydrogen|oxygen)/;

/** Packages that a page consists of. */
const DEPENDENCIES = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'turbo-stream',
  '@remix-run/react',
  '@remix-run/router',
  '@remix-run/server-runtime',
  '@shopify/hydrogen',
  '@shopify/hydrogen-react',
  '@shopify/remix-oxygen',
];

function modulesOf(name: string): string[] {
  const folder = projectPath(`node_modules/${name}`);
  return readdirSync(folder, {recursive: true})
    .map((path) => `${folder}/${String(path)}`)
    .filter((path) => /\.m?js$/.test(path));
}

type Hook = ((this: unknown, ...args: unknown[]) => unknown) | undefined;

const hookOf = (plugin: Plugin, name: 'load' | 'transform'): Hook => {
  const hook = plugin[name];
  return (typeof hook === 'object' ? hook.handler : hook) as Hook;
};

async function ourPlugins(): Promise<Plugin[]> {
  const {default: configure} = await import('../../vite.config');
  const env: ConfigEnv = {command: 'build', mode: 'production', isSsrBuild: false};
  const config = (await (configure as (env: ConfigEnv) => UserConfig)(env)) as UserConfig;
  const plugins = (await Promise.all((config.plugins ?? []).flat(3))) as Plugin[];
  return plugins
    .flat()
    .filter(({name, apply}) => apply !== 'serve' && !OF_OTHERS.test(name));
}

test('the worker leaves `Error` as it is: a value from remix-oxygen would put stacks into texts', () => {
  const worker = readFileSync(projectPath('dist/server/index.js'), 'utf8');
  expect(worker).not.toMatch(/Error\.prototype\.toString\s*=/);
});

test('no build plugin of ours changes a module of a dependency', async () => {
  const plugins = await ourPlugins();
  expect(plugins.map(({name}) => name)).toContain('inline-script');
  const modules = DEPENDENCIES.flatMap(modulesOf);
  expect(modules.some((id) => id.includes('react-dom.production.min.js'))).toBe(true);
  const changed: string[] = [];
  const context = {addWatchFile() {}};
  for (const id of modules) {
    const code = readFileSync(id, 'utf8');
    for (const plugin of plugins) {
      for (const query of ['', '?analytics']) {
        const loaded = await hookOf(plugin, 'load')?.call(context, id + query, {});
        const made = await hookOf(plugin, 'transform')?.call(
          context,
          code,
          id + query,
          {},
        );
        if (loaded || made) changed.push(`${plugin.name}: ${id}`);
      }
    }
  }
  expect(changed).toEqual([]);
});

test('errors of the router keep their words in the build', () => {
  const folder = projectPath('dist/client/assets');
  const file = readdirSync(folder).find((name) => /^framework-.*\.js$/.test(name)) ?? '';
  expect(readFileSync(`${folder}/${file}`, 'utf8')).toContain('No route matches URL');
});
