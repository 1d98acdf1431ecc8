import {posix} from 'node:path';

/** What each part of the project may import, besides itself (docs/architecture.md, "Import directions"). */
const MAY_IMPORT = {
  routes: ['shop', 'staff', 'add-ons', 'core', 'languages', 'ui', 'lib', 'server'],
  shop: ['add-ons', 'core', 'ui', 'lib', 'server'],
  'add-ons': ['core', 'ui', 'lib', 'server'],
  staff: ['core', 'ui', 'lib', 'server'],
  core: ['core', 'ui', 'lib', 'server'],
  languages: ['staff', 'add-ons', 'core', 'ui', 'lib', 'server'],
  server: ['lib'],
  ui: ['lib'],
  lib: [],
  packages: [],
};

/** The files by which a folder of the core, an add-on or staff is entered. */
const INTERFACE = /^(?:index(?:\.server)?|parts|settings\.server)$/;

/** Files that may take values from the server; all others take types alone. */
const TAKES_SERVER = /\.server\.tsx?$|\.documents\.ts$|^app\/(?:routes\/|root\.tsx$)/;

/** The layer and the folder of a path below the project's root; null for what has no rule. */
function placeOf(path) {
  const [top, first = '', second = ''] = path.split('/');
  if (top === 'packages') return {layer: 'packages', folder: `packages/${first}`};
  if (top === 'tests' || top === 'tools') return {layer: top, folder: top};
  if (top !== 'app') return null;
  // Root, entries and the table of routes.
  if (second === '' && !(first in MAY_IMPORT)) {
    const isFile = /^(?:root|routes|entry\.\w+)(?:\.tsx?)?$/.test(first);
    if (isFile) return {layer: 'routes', folder: first, inside: ''};
  }
  const [, , ...rest] = path.split('/');
  if (first === 'add-ons')
    return {layer: first, folder: `add-ons/${second}`, inside: rest.slice(1).join('/')};
  const layer = first in MAY_IMPORT ? first : 'core';
  return {layer, folder: first, inside: rest.join('/')};
}

/**
 * Imports run one way, of types as well and by relative paths, too; the inside of a feature's folder
 * is its own; and only files of the server take values from it.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const layout = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      direction:
        '{{from}} does not import {{to}} (docs/architecture.md, "Import directions").',
      inside:
        'Import {{to}} by its interface: index.ts, index.server.ts, settings.server.ts or parts.ts.',
      server: 'Only *.server.ts and *.documents.ts take values from the server.',
      itself: 'A file does not import itself.',
    },
  },
  create({cwd, filename, report}) {
    const file = posix.relative(cwd, filename);
    const from = placeOf(file);
    const isTest = /\.test\.tsx?$/.test(file);

    /** Why a path may not be imported; null where it may. */
    function problemOf(path, to, isType) {
      if (path === file.replace(/\.tsx?$/, '')) return 'itself';
      if (from.folder === to.folder) return null;
      // A test sets up whatever it needs; but not in the packages, which know no project around.
      if (from.layer === 'packages') return 'direction';
      if (from.layer === 'tools') return to.layer === 'tests' ? 'direction' : null;
      if (isTest || from.layer === 'tests') return null;
      if (!MAY_IMPORT[from.layer]?.includes(to.layer)) return 'direction';
      if (to.layer === 'server')
        return isType || TAKES_SERVER.test(file) || file.startsWith('app/entry.server')
          ? null
          : 'server';
      const isFeature = ['core', 'add-ons', 'staff', 'languages'].includes(to.layer);
      // A language translates the messages of every feature.
      if (!isFeature || (from.layer === 'languages' && /messages$/.test(path)))
        return null;
      return to.inside === '' || INTERFACE.test(to.inside) ? null : 'inside';
    }

    function check({source}, isType) {
      const {value} = source ?? {};
      if (typeof value !== 'string' || !/^(?:~|\.\.?)(?:\/|$)/.test(value)) return;
      // Styles and fonts are no code.
      if (/\.(?:css|woff2)(?:\?\w+)?$/.test(value)) return;
      const path = value.startsWith('~')
        ? posix.join('app', value.slice(1))
        : posix.join(posix.dirname(file), value);
      const to = placeOf(path);
      const messageId = from && to && problemOf(path, to, isType);
      if (messageId)
        report({node: source, messageId, data: {from: from.folder, to: to.folder}});
    }

    const isTypeOnly = ({importKind, specifiers = []}) =>
      importKind === 'type' ||
      (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type'));
    return {
      ImportDeclaration: (node) => check(node, isTypeOnly(node)),
      ExportNamedDeclaration: (node) => check(node, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, false),
      TSImportType: (node) => check(node, true),
    };
  },
};
