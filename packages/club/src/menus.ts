import type {MenuData, MenuItemData} from '@quillhaven/local-store';

const collection = (title: string, handle: string): MenuItemData => ({
  title,
  url: `/collections/${handle}`,
});

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
        title: 'Collections',
        url: '/collections',
        items: [
          collection('Sweatshirts', 'sweatshirts'),
          collection('Outerwear', 'outerwear'),
          collection('Headwear', 'headwear'),
          collection('Accessories', 'accessories'),
          collection('Youth', 'youth'),
          collection('Under the Floodlights', 'under-the-floodlights'),
          collection('From the Archive', 'from-the-archive'),
          collection('Coming Ashore', 'coming-ashore'),
        ],
      },
    ],
  },
  {
    id: 5_002,
    handle: 'footer',
    title: 'Footer menu',
    items: [
      {
        title: 'Support',
        url: '/pages/contact',
        items: [
          {title: 'Sizes & Fit', url: '/pages/sizes-and-fit'},
          {title: 'Shipping & Returns', url: '/pages/shipping-and-returns'},
          {title: 'Contact Us', url: '/pages/contact'},
        ],
      },
      {
        title: 'Legal',
        url: '/policies/terms-of-service',
        items: [
          {title: 'Privacy Policy', url: '/policies/privacy-policy'},
          {title: 'Terms of Service', url: '/policies/terms-of-service'},
        ],
      },
      {
        title: 'Shop',
        url: '/collections',
        items: [{title: 'The Tideline', url: '/blogs/tideline'}],
      },
    ],
  },
];
