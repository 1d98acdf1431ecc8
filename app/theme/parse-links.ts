import type {Parsed} from './fields';
import {plainText} from './plain-text';

/** A link as the footer shows it. */
export interface ThemeLink {
  title: string;
  url: string;
}

/** Links under one heading. */
export interface LinkGroup {
  title: string;
  links: ThemeLink[];
}

const MAX_GROUPS = 6;
const MAX_LINKS = 12;
const TITLE_LIMIT = 60;

type ReadAddress = (text: string) => string | null;

function listIn(json: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function property(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

function titleOf(value: unknown): string | null {
  const title = property(value, 'title');
  return typeof title === 'string' ? plainText(title, TITLE_LIMIT) : null;
}

function linkOf(value: unknown, readAddress: ReadAddress): ThemeLink | null {
  const title = titleOf(value);
  const address = property(value, 'url');
  const url = typeof address === 'string' ? readAddress(address) : null;
  return title !== null && url !== null ? {title, url} : null;
}

/** The valid links of `values`, and whether any was invalid. */
function linksOf(values: readonly unknown[], readAddress: ReadAddress) {
  const links = values.flatMap((value) => linkOf(value, readAddress) ?? []);
  return {links: links.slice(0, MAX_LINKS), broken: links.length < values.length};
}

/** `[{"title": "Videos", "url": "https://…"}]`; links without a title or a valid URL are dropped and reported. */
export function parseLinks(json: string, readAddress: ReadAddress): Parsed<ThemeLink[]> {
  const values = listIn(json);
  if (!values) return {problems: ['is no JSON list of links']};
  const {links, broken} = linksOf(values, readAddress);
  if (links.length === 0 && broken) return {problems: ['holds no usable link']};
  return {value: links, problems: broken ? ['holds a link that leads nowhere'] : []};
}

/** `[{"title": "Support", "links": [{"title": "Contact Us", "url": "https://…"}]}]`, as `parseLinks` for each group. */
export function parseLinkGroups(
  json: string,
  readAddress: ReadAddress,
): Parsed<LinkGroup[]> {
  const values = listIn(json);
  if (!values) return {problems: ['is no JSON list of groups of links']};
  const problems = new Set<string>();
  const groups = values.slice(0, MAX_GROUPS).flatMap((value): LinkGroup[] => {
    const title = titleOf(value);
    const list = property(value, 'links');
    const {links, broken} = linksOf(Array.isArray(list) ? list : [], readAddress);
    if (broken) problems.add('holds a link that leads nowhere');
    if (title !== null && links.length > 0) return [{title, links}];
    problems.add('holds a group without a title or links');
    return [];
  });
  if (groups.length === 0 && values.length > 0)
    return {problems: ['holds no usable group of links']};
  return {value: groups, problems: [...problems]};
}
