/**
 * Text that can change is the only child of an element of its own. React then sets the element's text, whatever stands
 * there by now. Beside other children it keeps the text node, which translators and other extensions replace: the text
 * no longer changes, and an element that is added before it or removed with it ends in the error page (decision 0106).
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      alone:
        'Give text that can change an element of its own: translators replace text nodes.',
    },
  },
  create({sourceCode, report}) {
    const parents = [];
    /** Properties of type ReactNode: parts of a page. Their text is checked where they are made. */
    const parts = new Set(['children']);

    /** The value of a constant; `null` where the file does not show it. */
    function valueOf(identifier) {
      let scope = sourceCode.getScope(identifier);
      while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
      const [definition] = scope?.set.get(identifier.name)?.defs ?? [];
      const isNamed =
        definition?.type === 'Variable' && definition.node.id.type === 'Identifier';
      return isNamed ? definition.node.init : null;
    }

    function returnedBy({body}) {
      if (body.type !== 'BlockStatement') return [body];
      return body.body.flatMap((statement) =>
        statement.type === 'ReturnStatement' ? [statement.argument] : [],
      );
    }

    /** Whether an expression may be a text, as far as its syntax shows. */
    function mayBeText(node) {
      switch (node?.type) {
        case undefined:
        case 'JSXElement':
        case 'JSXFragment':
          return false;
        case 'Literal':
          return ['string', 'number'].includes(typeof node.value);
        case 'ChainExpression':
          return mayBeText(node.expression);
        case 'ConditionalExpression':
          return mayBeText(node.consequent) || mayBeText(node.alternate);
        case 'LogicalExpression':
          return (
            (node.operator !== '&&' && mayBeText(node.left)) || mayBeText(node.right)
          );
        case 'MemberExpression':
          return !parts.has(node.property.name);
        case 'Identifier': {
          if (node.name === 'undefined' || parts.has(node.name)) return false;
          const value = valueOf(node);
          return value === null || mayBeText(value);
        }
        case 'CallExpression': {
          const [callback] = node.arguments;
          const name = node.callee.property?.name ?? node.callee.name;
          if (['map', 'flatMap'].includes(name) && callback?.body)
            return returnedBy(callback).some(mayBeText);
          // A portal is rendered elsewhere.
          return name !== 'createPortal' && !parts.has(name);
        }
        default:
          return true;
      }
    }

    const isLiteral = ({type, expression}) =>
      type === 'JSXText' || expression?.type === 'Literal';

    /** Whitespace and comments. Translators leave whitespace alone. */
    const isBlank = ({value, expression}) =>
      expression?.type === 'JSXEmptyExpression' ||
      `${value ?? expression?.value ?? '-'}`.trim() === '';

    function check(parent) {
      const children = parent.children.filter((child) => !isBlank(child));
      const isElement = parent.type === 'JSXElement';
      if (isElement && children.length === 1) return;
      // Between texts that never change, elements that are always there are neither added nor removed.
      const isFixed = children.every(
        (child) => isLiteral(child) || child.type === 'JSXElement',
      );
      if (isElement && isFixed) return;
      for (const child of children) {
        if (child.type === 'JSXText' || mayBeText(child.expression))
          report({node: child, messageId: 'alone'});
      }
    }

    return {
      TSPropertySignature({key, typeAnnotation}) {
        if (typeAnnotation?.typeAnnotation.typeName?.name === 'ReactNode')
          parts.add(key.name);
      },
      JSXElement: (node) => void parents.push(node),
      JSXFragment: (node) => void parents.push(node),
      // A component may stand before the types of its properties.
      'Program:exit': () => parents.forEach(check),
    };
  },
};
