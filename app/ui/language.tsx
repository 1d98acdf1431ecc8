import {createContext, useContext} from 'react';

import {messagesIn, type Messages, type Translation} from '~/lib/messages';
import {formatMoney, type Money} from '~/lib/money';

/** The page's language and region as a BCP 47 tag. It never changes within a document. */
export const PageTag = createContext('en');

export const usePageTag = () => useContext(PageTag);

/** A feature's messages in the page's language. */
export function useMessages<English extends Messages>(
  english: English,
): Translation<English> {
  return messagesIn(usePageTag(), english);
}

/** Formats an amount for the page. */
export function useMoney(): (money: Money | null | undefined) => string {
  const tag = usePageTag();
  return (money) => formatMoney(money, tag);
}
