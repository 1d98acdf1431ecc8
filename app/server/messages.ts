/** Messages of the plain pages that the worker answers with by itself, by status. Texts of §2. */
export const MESSAGES = {
  namespace: 'server',
  refused: {
    400: "We couldn't read that request.",
    403: "That didn't come from this shop, so nothing was changed.",
    404: "We couldn't find the page you're looking for.",
    405: "That can't be done here.",
    408: 'That took too long to arrive, so nothing was changed.',
    413: 'That was too much to send.',
    414: 'That URL is too long.',
    415: "We couldn't read that request.",
    431: "Your browser sent more than we can read. Clearing this site's cookies may help.",
  },
  /** The shop's description until a merchant gives one (§3). */
  description: 'Shop description',
  return: 'Click here to return to the shop!',
  failed: 'Sorry! Something went wrong,',
  tryAgain: 'click here to try again',
  failedAgain:
    "If you're seeing this page for the second time, please try again later or on a different device.",
} as const;
