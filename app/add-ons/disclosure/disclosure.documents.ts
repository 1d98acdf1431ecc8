/**
 * What a merchant says of a product for the law, and who made it: fields of the metaobject `maker`
 * (docs/law.md).
 */
const MAKER_FRAGMENT = `#graphql
  fragment Maker on Metaobject {
    name: field(key: "name") {
      value
    }
    address: field(key: "address") {
      value
    }
    contact: field(key: "contact") {
      value
    }
    responsible: field(key: "responsible") {
      value
    }
    responsibleContact: field(key: "responsible_contact") {
      value
    }
    warnings: field(key: "warnings") {
      value
    }
  }
` as const;

export const DISCLOSED_FRAGMENT = `#graphql
  fragment Disclosed on Product {
    maker: metafield(namespace: "custom", key: "maker") {
      reference {
        ...Maker
      }
    }
    model: metafield(namespace: "custom", key: "model") {
      value
    }
    fibers: metafield(namespace: "custom", key: "fibers") {
      value
    }
    warnings: metafield(namespace: "custom", key: "warnings") {
      value
    }
    guaranteeLabel: metafield(namespace: "custom", key: "guarantee_label") {
      reference {
        ... on MediaImage {
          image {
            url
            altText
          }
        }
      }
    }
  }
  ${MAKER_FRAGMENT}
` as const;

/** The shop's metafield `custom.maker`. */
export const SHOP_MAKER_FRAGMENT = `#graphql
  fragment ShopMaker on Shop {
    maker: metafield(namespace: "custom", key: "maker") {
      reference {
        ...Maker
      }
    }
  }
  ${MAKER_FRAGMENT}
` as const;
