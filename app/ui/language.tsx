import {createContext, useContext} from 'react';

import {messagesIn, type Messages, type Translation} from '~/lib/messages';
import {formatMoney, type Money} from '~/lib/money';

/** The page's language and region as a BCP 47 tag. It never changes within a document. */
export const PageTag = createContext('en');

export const usePageTag = () => useContext(PageTag);

/** The language of the store's texts, where the page's own words are in another (§10.37). */
export const TextLang = createContext<string | undefined>(undefined);

/** `lang` of a text of the store's; undefined where it is in the page's language. */
export const useTextLang = () => useContext(TextLang);

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
