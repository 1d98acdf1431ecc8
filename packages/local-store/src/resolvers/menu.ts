/** Menus and their items. */
import type {MenuItemData} from '../catalogue';
import {countItems, menuTarget} from '../model/catalogue-menu';
import type {MenuRecord} from '../model/catalogue-records';
import {toGid} from '../model/global-id';
import type {Resolvers} from '../schema/resolver-types';

/** The source of a `MenuItem`. */
interface MenuItemRecord {
  id: string;
  data: MenuItemData;
}

/** Ids of items are their positions, one two-digit step for each level, behind the menu's id. */
function itemsOf(
  parentId: string | number,
  items: readonly MenuItemData[],
): MenuItemRecord[] {
  return items.map((data, index) => ({
    id: `${parentId}${String(index + 1).padStart(2, '0')}`,
    data,
  }));
}

export const menuResolvers: Resolvers = {
  QueryRoot: {
    menu: (_: unknown, {handle}: {handle: string}, {catalogue}) =>
      catalogue.menus.find(({data}) => data.handle === handle) ?? null,
  },
  Menu: {
    id: ({gid}: MenuRecord) => gid,
    handle: ({data}: MenuRecord) => data.handle,
    title: ({data}: MenuRecord) => data.title,
    itemsCount: ({data}: MenuRecord) => countItems(data.items),
    items: ({data}: MenuRecord) => itemsOf(data.id, data.items),
  },
  MenuItem: {
    id: ({id}: MenuItemRecord) => toGid('MenuItem', id),
    title: ({data}: MenuItemRecord) => data.title,
    url: ({data}: MenuItemRecord, _: unknown, {shopUrl}) =>
      new URL(data.url, shopUrl).href,
    type: ({data}: MenuItemRecord, _: unknown, {catalogue}) =>
      menuTarget(data.url, catalogue).type,
    resource: ({data}: MenuItemRecord, _: unknown, {catalogue}) =>
      menuTarget(data.url, catalogue).resource,
    resourceId: ({data}: MenuItemRecord, _: unknown, {catalogue}) =>
      menuTarget(data.url, catalogue).resource?.gid ?? null,
    tags: () => [],
    items: ({id, data}: MenuItemRecord) => itemsOf(id, data.items ?? []),
  },
};
