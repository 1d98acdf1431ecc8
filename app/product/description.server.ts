import sanitizeHtml from 'sanitize-html';

/** The allowed HTML of a merchant's description. Other tags are dropped, their text kept. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang'],
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: {img: ['https', 'http']},
  // Style attributes are dropped, so they need no parsing.
  parseStyleAttributes: false,
  transformTags: {
    // The page has its own h1; a description's headings start below it.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', {rel: 'nofollow noopener'}),
    img: sanitizeHtml.simpleTransform('img', {loading: 'lazy'}),
  },
};

/** Whether a URL is a picture of that origin. Older descriptions have URLs without a scheme. */
function isPictureOf(imageOrigin: string, address: string | undefined): boolean {
  const whole = address?.startsWith('//') ? `https:${address}` : (address ?? '');
  return URL.canParse(whole) && new URL(whole).origin === imageOrigin;
}

/**
 * A merchant's HTML, sanitized by an allow-list: text, lists, tables, links and pictures; no styles, scripts or forms.
 * Pictures must come from `imageOrigin`: the page's policy would block others.
 */
export function sanitizeDescription(html: string, imageOrigin: string): string {
  return sanitizeHtml(html, {
    ...ALLOWED,
    exclusiveFilter: ({tag, attribs}) =>
      tag === 'img' && !isPictureOf(imageOrigin, attribs.src),
  });
}
