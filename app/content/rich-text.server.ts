import sanitizeHtml from 'sanitize-html';

import {messagesIn} from '~/lib/messages';
import {hrefIn, isOnOne, shopUrl, type ShopPath} from '~/market';
import type {AppContext} from '~/server/context';

import {MESSAGES} from './messages';

/** The allowed HTML of a merchant's text. Other tags are dropped, their text kept. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'figure'],
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figcaption'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['video', 'source'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang', 'id'],
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    source: ['src', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    table: ['tabindex'],
    video: ['src', 'controls', 'preload', 'playsinline'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: {img: ['https', 'http']},
  selfClosing: [...sanitizeHtml.defaults.selfClosing, 'source'],
  // Style attributes are dropped, so they need no parsing.
  parseStyleAttributes: false,
};

/** The remains of a video without a source of the store's. */
const EMPTY_PLAYER = /<video controls preload="none" playsinline>\s*<\/video>/g;

/** Tags of sanitized HTML. Those with an id: the name, what is before the id, the id, the rest. */
const TAG = /<\/?\w[^>]*>/g;
const WITH_ID = /^<(\w+)((?: [\w-]+(?:="[^"]*")?)*?) id="([^"]*)"(.*)$/s;

/** Elements that cannot begin with a link. */
const CLOSED = /^(?:br|dl|hr|img|ol|source|table|tbody|tfoot|thead|tr|ul|video)$/;

/**
 * Makes the ids of a text places that links lead to, by name: an id of a merchant's could be one of
 * the shop's own, or stand for a variable of a script. None within a link, which holds no other.
 */
function withPlaces(html: string): string {
  let isInLink = false;
  return html.replace(TAG, (tag) => {
    if (/^<\/?a\b/.test(tag)) isInLink = !tag.startsWith('</');
    const [written, name = '', before, id, rest] = WITH_ID.exec(tag) ?? [];
    if (written === undefined) return tag;
    if (name === 'a') return `<a${before} name="${id}"${rest}`;
    const place = isInLink ? '' : `<a name="${id}"></a>`;
    const bare = `<${name}${before}${rest}`;
    return CLOSED.test(name) ? place + bare : bare + place;
  });
}

/**
 * Makes a merchant's HTML safe, by an allow-list: text, lists, tables, links, and the store's own
 * pictures and videos, as the page's policy blocks others. An embedded player becomes a link, and a
 * link to the store one to this shop's page.
 */
export function richText({
  config,
  siteOrigin,
  market,
}: Pick<AppContext, 'config' | 'siteOrigin' | 'market'>) {
  const {origin, checkoutOrigin, imageOrigin} = config.store;
  const messages = messagesIn(market.tag, MESSAGES);
  const ownOrigins = [origin, checkoutOrigin, ...(siteOrigin ? [siteOrigin] : [])];
  const linkTo = (href: string): sanitizeHtml.Attributes => {
    // A place on the same page.
    if (href.startsWith('#')) return {href};
    const url = shopUrl(href, {ownOrigins, storeOrigin: origin});
    if (url === null) return {rel: 'nofollow noopener'};
    return url.startsWith('/')
      ? {href: hrefIn(market, url as ShopPath)}
      : {href: url, rel: 'nofollow noopener'};
  };
  /**
   * The URL of a file of the store's that the page's policy allows; null for any other. Texts name
   * it without a scheme or by http, and by the path `/cdn/…` of each of the store's domains.
   */
  const fileOf = (src = ''): string | null => {
    if (!/^(?:https?:)?\/\/|^\/cdn\//i.test(src) || !URL.canParse(src, origin))
      return null;
    const url = new URL(src, origin);
    const path = url.pathname + url.search;
    if (new URL(imageOrigin).host === url.host) return imageOrigin + path;
    return path.startsWith('/cdn/') && isOnOne(url, ownOrigins) ? origin + path : null;
  };
  const options: sanitizeHtml.IOptions = {
    ...ALLOWED,
    transformTags: {
      // The page has its own h1; a text's headings start below it.
      h1: 'h2',
      a: (_tag, {href, title, id, name}) => ({
        tagName: 'a',
        attribs: {
          ...(href === undefined ? {} : linkTo(href)),
          ...(title && {title}),
          ...((id || name) && {id: id || name}),
        },
      }),
      img: (_tag, {src, ...others}) => ({
        tagName: 'img',
        attribs: {src: fileOf(src) ?? '', ...others, loading: 'lazy'},
      }),
      // A wide one scrolls, by keyboard too.
      table: sanitizeHtml.simpleTransform('table', {tabindex: '0'}),
      source: (_tag, {src, ...others}) => ({
        tagName: 'source',
        attribs: {src: fileOf(src) ?? '', ...others},
      }),
      video: (_tag, {src}) => ({
        tagName: 'video',
        attribs: {
          ...(src !== undefined && {src: fileOf(src) ?? ''}),
          controls: '',
          preload: 'none',
          playsinline: '',
        },
      }),
      iframe: (_tag, {src, title}) => playerLink(src, title || messages.video),
    },
    exclusiveFilter: ({tag, attribs: {src}}) =>
      ['img', 'source'].includes(tag) || (tag === 'video' && src !== undefined)
        ? fileOf(src) === null
        : false,
  };
  return (html: string): string =>
    withPlaces(sanitizeHtml(html, options).replace(EMPTY_PLAYER, ''));
}

/** A player that Shopify's editor embeds; the video's name is in its path. */
const YOUTUBE = /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)\/?$/;
const VIMEO = /^player\.vimeo\.com\/video\/(\d+)\/?$/;

/** The page of the video that a player shows; null for any other frame. */
function pageOfVideo({host, pathname, searchParams}: URL): string | null {
  const [, youtube] = YOUTUBE.exec(host + pathname) ?? [];
  const list = encodeURIComponent(searchParams.get('list') ?? '');
  if (youtube === 'videoseries') return `https://www.youtube.com/playlist?list=${list}`;
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  const [, vimeo] = VIMEO.exec(host + pathname) ?? [];
  // Without it an unlisted video is nobody's.
  const [key] = /^\w+$/.exec(searchParams.get('h') ?? '') ?? [];
  return vimeo ? `https://vimeo.com/${vimeo}${key ? `/${key}` : ''}` : null;
}

/** The link that stands for a player; nothing for any other frame. */
function playerLink(src = '', title: string): sanitizeHtml.Tag {
  const base = 'https://x.invalid';
  const href = pageOfVideo(new URL(URL.canParse(src, base) ? src : base, base));
  return href === null
    ? // Not an allowed tag: dropped.
      {tagName: 'iframe', attribs: {}}
    : {tagName: 'a', attribs: {href, rel: 'nofollow noopener'}, text: title};
}
