import type {MenuData} from '@quillhaven/local-store';

/** The shop's menus, under the handles that Shopify gives every new store. */
export const menus: MenuData[] = [
  {
    id: 5_001,
    handle: 'main-menu',
    title: 'Main menu',
    items: [
      {title: 'Latest', url: '/latest'},
      {title: 'Shirts', url: '/shirts'},
      {title: 'Hoodies', url: '/hoodies'},
      {
        title: 'More',
        url: '/collections/accessories',
        items: [
          {title: 'Headwear', url: '/collections/headwear'},
          {title: 'Accessories', url: '/collections/accessories'},
          {title: 'Youth', url: '/collections/youth'},
          {title: 'Under the Floodlights', url: '/collections/under-the-floodlights'},
        ],
      },
    ],
  },
  {
    id: 5_002,
    handle: 'footer',
    title: 'Footer menu',
    items: [
      {title: 'Sizes & Fit', url: '/pages/sizes-and-fit'},
      {title: 'Shipping & Returns', url: '/pages/shipping-and-returns'},
      {title: 'Contact Us', url: '/pages/contact'},
      {title: 'Privacy Policy', url: '/policies/privacy-policy'},
      {title: 'Terms of Service', url: '/policies/terms-of-service'},
    ],
  },
];
