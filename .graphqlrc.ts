import {getSchema} from '@shopify/hydrogen-codegen';
import type {IGraphQLConfig} from 'graphql-config';

/** Read by editors and by codegen: which documents belong to which schema. */
const config: IGraphQLConfig = {
  projects: {
    default: {
      schema: getSchema('storefront'),
      documents: ['./app/**/*.{ts,tsx}', '!./app/**/*.test.{ts,tsx}'],
    },
  },
};

export default config;
