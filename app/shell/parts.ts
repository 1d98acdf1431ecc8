import type {ComponentType, ReactNode} from 'react';
import type {NavigationQuery} from 'storefrontapi.generated';

import type {Card} from '~/collection';
import type {AppContext} from '~/server/context';

import type {MenuLink} from './menus';
import type {RootAdditions, RootData} from './root-data';

interface ShellPartProps {
  root: RootData;
}

/** What an add-on shows on every page. */
export interface ShellPart {
  /** Around header, page and footer: what they read from a context. */
  Around?: ComponentType<ShellPartProps & {children: ReactNode}>;
  /** An icon that leads somewhere: beside the header's buttons, on a phone beside the menu's. */
  HeaderTool?: ComponentType<ShellPartProps>;
  /** A column of the footer, behind its links. */
  FooterColumn?: ComponentType<ShellPartProps>;
  /** At the end of the footer's last line. */
  FooterEnd?: ComponentType<ShellPartProps>;
  /** Behind everything else. */
  After?: ComponentType<ShellPartProps>;
}

/** What the store says of the shop; without an answer, the country that the page's market has. */
interface ShopAnswer {
  answer: NavigationQuery | null;
  country: string | null;
}

/** What an add-on adds to every page. */
interface ShellAdditions {
  /** The footer's service begins with these links, */
  service?: readonly MenuLink[];
  /** and ends with these. */
  legal?: readonly MenuLink[];
  /** Data of the root. */
  root?: RootAdditions;
}

/** What the server of an add-on does for every page. Nothing here rejects. */
export interface ShellServerPart {
  /** Handles of pages of the store that its links need. */
  pages?: readonly string[];
  add?: (context: AppContext, shop: ShopAnswer) => ShellAdditions;
  /** What is on sale instead of the product with this handle, which has ended. */
  instead?: (context: AppContext, handle: string) => Promise<readonly Card[]>;
}

declare module '~/server/parts' {
  interface ServerParts {
    readonly shell: readonly ShellServerPart[];
  }
}
