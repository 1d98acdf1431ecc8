/** What Shopify refuses before it executes a document, beyond GraphQL's own rules. */
import {
  GraphQLError,
  GraphQLID,
  getNamedType,
  type ASTVisitor,
  type ValidationContext,
} from 'graphql';
import {parseGid} from '../model/global-id';

/** Most items of a list that is part of a request (shopify.dev/docs/api/usage/limits). */
export const maxInputSize = 250;

/** The error of a list that is too long. */
export function inputTooLong(length: number): GraphQLError {
  return new GraphQLError(
    `The input array size of ${length} is greater than the maximum allowed of ${maxInputSize}.`,
    {extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}},
  );
}

/** Refuses a text written into a document where a global id belongs. */
export function globalIdLiterals(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      const type = context.getInputType();
      if (!type || getNamedType(type) !== GraphQLID || parseGid(node.value)) return;
      context.reportError(
        new GraphQLError(`Invalid global id '${node.value}'`, {
          nodes: node,
          extensions: {code: 'argumentLiteralsIncompatible', typeName: 'CoercionError'},
        }),
      );
    },
  };
}

/** Refuses a list of more than 250 items written into a document. */
export function inputSizeLiterals(context: ValidationContext): ASTVisitor {
  return {
    ListValue(node) {
      if (node.values.length > maxInputSize) {
        context.reportError(
          new GraphQLError(inputTooLong(node.values.length).message, {
            nodes: node,
            extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
          }),
        );
      }
    },
  };
}
