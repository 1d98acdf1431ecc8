/** The club's pages and policies: texts to read before buying, and texts that the law requires. */
import type {PageData, PolicyData} from '@quillhaven/local-store';

const dates = {createdAt: '2025-06-02T08:00:00Z', updatedAt: '2026-07-20T14:10:00Z'};

const sizes = `<p>Lay your favorite shirt flat and measure it. Then find it here; all figures are in centimeters. Each product’s own guide has inches too.</p>
<h2>T-shirts and long sleeves</h2>
<table>
<thead><tr><th scope="col">Size</th><th scope="col">Chest, half</th><th scope="col">Length</th></tr></thead>
<tbody>
<tr><th scope="row">XS</th><td>47</td><td>66</td></tr>
<tr><th scope="row">S</th><td>50</td><td>69</td></tr>
<tr><th scope="row">M</th><td>53</td><td>72</td></tr>
<tr><th scope="row">L</th><td>56</td><td>75</td></tr>
<tr><th scope="row">XL</th><td>60</td><td>78</td></tr>
<tr><th scope="row">2XL</th><td>64</td><td>80</td></tr>
<tr><th scope="row">3XL</th><td>68</td><td>82</td></tr>
</tbody>
</table>
<h2>Hoodies and sweatshirts</h2>
<p>Add six centimeters to each chest: they are meant to go over a shirt. Between two sizes? Take the larger; the Stilts is a cold ground.</p>
<h2>Youth</h2>
<p>Youth sizes are ages. Herons grow fast, so we cut them long.</p>`;

const shipping = `<p>Orders placed before noon leave the boathouse the same day, Monday to Friday.</p>
<ul>
<li><strong>Standard</strong>: 3 to 5 working days, $4.90; free from $75.</li>
<li><strong>Express</strong>: next working day, $11.90.</li>
<li><strong>Collect</strong>: from the window by turnstile 4, on matchdays, free.</li>
</ul>
<h2>Returns</h2>
<p>Thirty days, unworn, with the label on; the <a href="/policies/refund-policy">refund policy</a> has the details. We pay the way back if we sent the wrong thing; otherwise the stamp is on you. Socks that have met a foot cannot come back.</p>`;

const contact = `<p>Maud and Idris look after the shop. They answer within a working day, sooner when we win.</p>
<ul>
<li>Write: <a href="mailto:shop@quillhavenherons.example">shop@quillhavenherons.example</a></li>
<li>Call: +1 555 0108, 10 am to 4 pm</li>
<li>Come by: The Boathouse, 3 Rope Walk, Quillhaven</li>
</ul>`;

const imprint = `<p>Quillhaven Herons Football Club Ltd.<br>The Boathouse, 3 Rope Walk, Quillhaven</p>
<ul>
<li>Represented by: Maud Penrose</li>
<li>Register: Quillhaven 1908</li>
<li>Write: <a href="mailto:shop@quillhavenherons.example">shop@quillhavenherons.example</a></li>
</ul>
<p>This is a rehearsal: neither the club nor its company exists.</p>`;

const withdrawal = `<p>You may withdraw from a purchase within fourteen days of the day on which it reached you, without giving a reason. Write to <a href="mailto:shop@quillhavenherons.example">shop@quillhavenherons.example</a>; the sentence “I withdraw from my order” and its number will do.</p>
<p>Goods that were made for you, with a name on them, are an exception. Our own thirty days are on top: see <a href="/pages/shipping-and-returns">Shipping &amp; Returns</a>.</p>`;

const accessibility = `<p>Everybody should be able to shop here. Every page works with a keyboard, with a screen reader, at 400 % and without scripts, and we test it before each change.</p>
<p>Something in your way? Tell us: <a href="/pages/contact">Contact Us</a>. We answer within a working day.</p>`;

const guarantee = `<p>Here a real shop shows the notice of the European Union on the legal guarantee of conformity: the official picture, unchanged, in the language of the page.</p>
<p>This is a rehearsal: the club shows no official picture.</p>`;

export const pages: PageData[] = [
  {
    id: 7_001,
    handle: 'sizes-and-fit',
    title: 'Sizes & Fit',
    body: sizes,
    ...dates,
    seo: {description: 'Measurements of every shirt and hoodie.'},
  },
  {
    id: 7_002,
    handle: 'shipping-and-returns',
    title: 'Shipping & Returns',
    body: shipping,
    ...dates,
  },
  {id: 7_003, handle: 'contact', title: 'Contact Us', body: contact, ...dates},
  {id: 7_006, handle: 'imprint', title: 'Imprint', body: imprint, ...dates},
  {
    id: 7_007,
    handle: 'withdrawal',
    title: 'Right of Withdrawal',
    body: withdrawal,
    ...dates,
  },
  {
    id: 7_008,
    handle: 'accessibility',
    title: 'Accessibility',
    body: accessibility,
    ...dates,
  },
  {
    id: 7_009,
    handle: 'legal-guarantee',
    title: 'Your legal guarantee rights',
    body: guarantee,
    ...dates,
  },
  // Where the club's channels would be: the shop's social links lead here.
  {
    id: 7_004,
    handle: 'videos',
    title: 'Videos',
    body: '<p>Matches, interviews and the making of each shirt. This is a rehearsal: the channel is not real.</p>',
    ...dates,
  },
  {
    id: 7_005,
    handle: 'microblog',
    title: 'Microblog',
    body: '<p>News from the boathouse, a sentence at a time. This is a rehearsal: the channel is not real.</p>',
    ...dates,
  },
];

/** What the delivery rates say (shop.ts). */
export const shippingPolicy =
  '<p>Same day before noon; three to five working days from there for $4.90, and for nothing from $75. Express takes a day and costs $11.90. At the window by turnstile 4 you collect for free. We send to the United States, Canada, the United Kingdom, Ireland, Germany, France and Japan.</p>';

export const policies: PolicyData[] = [
  {
    id: 6_001,
    handle: 'privacy-policy',
    title: 'Privacy Policy',
    body: '<p>We keep what we need to send your order and nothing else. There are no accounts in this shop. Ask us what we hold about you and we will show you; ask us to delete it and we will, once the taxman has had his seven years.</p>',
  },
  {
    id: 6_002,
    handle: 'terms-of-service',
    title: 'Terms of Service',
    body: '<p>You buy from Quillhaven Herons Football Club Ltd., The Boathouse, 3 Rope Walk, Quillhaven. Prices include what has to be included. A contract is made when we write to you that your order has left. Pre-orders are charged when you place them and sent on the date that they name.</p>',
  },
  {
    id: 6_003,
    handle: 'shipping-policy',
    title: 'Shipping Policy',
    body: shippingPolicy,
  },
  {
    id: 6_004,
    handle: 'refund-policy',
    title: 'Refund Policy',
    body: '<p>Thirty days, unworn, with the label on. Refunds go back to the card within five working days of the parcel’s return.</p>',
  },
];
