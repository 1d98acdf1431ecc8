/** `node`, `nodes`, and what the API says of itself. */
import {isObjectType, type GraphQLResolveInfo} from 'graphql';
import type {CatalogueNode} from '../model/catalogue-records';
import {parseGid} from '../model/global-id';
import type {NodeLoaders, Resolvers} from '../schema/resolver-types';
import {servedVersions} from '../schema/versions';
import type {StoreContext} from '../server/context';

/** Whether the shop shows a resource: unpublished products answer as if they did not exist. */
function isVisible(node: CatalogueNode, context: StoreContext): boolean {
  if (node.__typename === 'Product') return context.inventory.isPublished(node);
  if (node.__typename === 'ProductVariant')
    return context.inventory.isPublished(node.product);
  return true;
}

/** Resolvers of the root fields that find anything by its global id. */
export function nodeResolvers(loaders: NodeLoaders): Resolvers {
  function load(id: string, context: StoreContext, info: GraphQLResolveInfo): unknown {
    const type = parseGid(id)?.type ?? '';
    const loader = loaders[type];
    if (loader) return loader(id, context);
    const found = context.catalogue.node(id);
    // Not everything with a global id is a Node in every version of the schema.
    const known = found && info.schema.getType(found.__typename);
    const isNode =
      isObjectType(known) && known.getInterfaces().some(({name}) => name === 'Node');
    return found && isNode && isVisible(found, context) ? found : null;
  }
  return {
    QueryRoot: {
      node: (_: unknown, {id}: {id: string}, context, info) => load(id, context, info),
      nodes: (_: unknown, {ids}: {ids: string[]}, context, info) =>
        ids.map((id) => load(id, context, info)),
      publicApiVersions: () => servedVersions(),
    },
  };
}
