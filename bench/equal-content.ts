import {homeCollectionId} from '@quillhaven/club';

import {MAIN_IMAGE, THUMBNAIL, THUMBNAILS_PER_VIEW} from '../app/lib/images';

/** A replacement of the first occurrence of a text in a file below the template's `app`. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const HOME = 'routes/_index.tsx';
const COLLECTION = 'routes/collections.$handle.tsx';
const PRODUCT = 'routes/products.$handle.tsx';
const STYLES = 'styles/app.css';

/** The color of the compared product's first picture: until another is chosen, its gallery shows the pictures of this one. */
const GALLERY_COLOR = 'Petrol';

const HOME_COLLECTION = `collection(id: "gid://shopify/Collection/${homeCollectionId}")`;
const CARD_SIZES = '(min-width: 45em) 20vw, 50vw';
const IMAGE_FIELDS = '{id url altText width height}';

/** This shop's rule: no products of the past, and on the home page none for the young. */
const isSold = 'tags.length < 2 || !(Date.parse(tags[0]) < Date.now())';

/**
 * Edits that make the template's pages show the same as this shop's: the same products as cards, collections as tiles, and
 * pictures in the same number, shape and width. It keeps its own way of loading and rendering them.
 */
export const EQUAL_CONTENT: readonly Edit[] = [
  // Home: the banner as a portrait, all cards of the home collection, and the tiles.
  {
    file: HOME,
    from: '<Image data={image} sizes="100vw" />',
    to: '<Image data={image} aspectRatio="2/3" sizes="100vw" />',
  },
  {
    file: STYLES,
    from: '.featured-collection-image {\n  aspect-ratio: 1 / 1;',
    to: '.featured-collection-image {\n  aspect-ratio: 2 / 3;',
  },
  {
    file: HOME,
    from: 'products(first: 4, sortKey: UPDATED_AT, reverse: true) {\n      nodes {\n        ...RecommendedProduct\n      }\n    }',
    to: `${HOME_COLLECTION} {
      products(first: 50) {
        nodes {
          ...RecommendedProduct
          tags
        }
      }
    }
    collections(first: 24) {
      nodes {
        id
        handle
        title
        image ${IMAGE_FIELDS}
        products(first: 1) {
          nodes {
            featuredImage ${IMAGE_FIELDS}
          }
        }
      }
    }`,
  },
  {
    file: HOME,
    from: 'response.products.nodes.map((product) => (',
    to: `response.collection.products.nodes
      .filter(({title, tags}) => !title.includes('Youth') && (${isSold}))
      .map((product) => (`,
  },
  {
    file: HOME,
    from: `<Image
                        data={product.images.nodes[0]}
                        aspectRatio="1/1"
                        sizes="(min-width: 45em) 20vw, 50vw"
                      />`,
    to: `{product.images.nodes[0] && (
        <Image data={product.images.nodes[0]} aspectRatio="4/5" sizes="${CARD_SIZES}" />
      )}`,
  },
  {
    file: HOME,
    from: ': null}\n            </div>',
    to: `: null}
      {response?.collections.nodes
        .filter(({id, products}) => products.nodes[0] && !id.endsWith('/${homeCollectionId}'))
        .map(({id, handle, title, image, products}) => {
          const picture = image ?? products.nodes[0].featuredImage;
          return (
            <Link key={id} className="recommended-product" to={\`/collections/\${handle}\`}>
              {picture && <Image data={picture} aspectRatio="4/5" sizes="${CARD_SIZES}" />}
              <h4>{title}</h4>
            </Link>
          );
        })}
      </div>`,
  },
  // The collection: the home collection's hoodies and sweatshirts, in two columns on a phone.
  {file: COLLECTION, from: 'pageBy: 8', to: 'pageBy: 50'},
  {
    file: COLLECTION,
    from: 'collection(handle: $handle) {',
    to: `${HOME_COLLECTION} {`,
  },
  {file: COLLECTION, from: '    $handle: String!\n', to: ''},
  {
    file: COLLECTION,
    from: 'variables: {handle, ...paginationVariables}',
    to: 'variables: paginationVariables',
  },
  {
    file: COLLECTION,
    from: 'after: $endCursor\n',
    to: 'after: $endCursor,\n        filters: [{productType: "Hoodie"}, {productType: "Sweatshirt"}]\n',
  },
  {
    file: COLLECTION,
    from: '    title\n    featuredImage {',
    to: '    title\n    tags\n    featuredImage {',
  },
  {
    file: COLLECTION,
    from: 'connection={collection.products}',
    to: `connection={{
          ...collection.products,
          nodes: collection.products.nodes.filter(({tags}) => ${isSold}),
        }}`,
  },
  {
    file: COLLECTION,
    from: 'resourcesClassName="products-grid"',
    to: 'resourcesClassName="recommended-products-grid"',
  },
  {file: COLLECTION, from: 'aspectRatio="1/1"', to: 'aspectRatio="4/5"'},
  {
    file: COLLECTION,
    from: 'sizes="(min-width: 45em) 400px, 100vw"',
    to: `sizes="${CARD_SIZES}"`,
  },
  // The product: a gallery of one color to swipe, and thumbnails below it.
  {
    file: PRODUCT,
    from: '    description\n    encodedVariantExistence',
    to: `    description
    images(first: 250) {
      nodes ${IMAGE_FIELDS}
    }
    encodedVariantExistence`,
  },
  {
    file: PRODUCT,
    from: "import {ProductImage} from '~/components/ProductImage';",
    to: "import {Image} from '@shopify/hydrogen';",
  },
  {
    file: PRODUCT,
    from: 'const {title, descriptionHtml} = product;',
    to: `const {title, descriptionHtml} = product;
  const pictures = product.images.nodes.filter(({altText}) => altText.includes('${GALLERY_COLOR}'));`,
  },
  {
    file: PRODUCT,
    from: '<ProductImage image={selectedVariant?.image} />',
    to: `<div className="product-image">
        <div style={{display: 'flex', overflowX: 'auto', scrollSnapType: 'x mandatory'}}>
          {pictures.map((image, index) => (
            <Image
              key={image.id}
              data={image}
              aspectRatio="4/5"
              loading={index === 0 ? 'eager' : 'lazy'}
              sizes="${MAIN_IMAGE.sizes}"
              style={{flex: 'none', width: '100%', scrollSnapAlign: 'start'}}
            />
          ))}
        </div>
        <div style={{display: 'flex'}}>
          {pictures.slice(0, ${THUMBNAILS_PER_VIEW}).map((image) => (
            <button key={image.id} type="button">
              <Image
                data={image}
                alt=""
                width={${THUMBNAIL.width}}
                height={${THUMBNAIL.height}}
                loader={({src}) => src + '?width=${THUMBNAIL.width}&height=${THUMBNAIL.height}&crop=center'}
              />
            </button>
          ))}
        </div>
      </div>`,
  },
];
