/** The club's blog, by the people who run its shop. */
import type {BlogData} from '@quillhaven/local-store';
import {instant} from './instant';

const DAY = 86_400_000;

const numbers = `<p>Every player draws a number from the brass bucket in July. The bucket has been the same since 1908, and so has the groaning.</p>
<h2>How a name gets onto a back</h2>
<p>Letters are cut from twill, laid by hand and pressed for eighteen seconds. A long name takes twice the time of a short one, which is why our goalkeeper is everyone’s favorite.</p>
<table>
<thead><tr><th scope="col">Number</th><th scope="col">Player</th><th scope="col">Plays</th><th scope="col">In the first team since</th><th scope="col">Letters</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>Ida Marsh</td><td>Goal</td><td>2021</td><td>5</td></tr>
<tr><th scope="row">4</th><td>Tom Featherstonehaugh</td><td>Defense</td><td>2019</td><td>15</td></tr>
<tr><th scope="row">8</th><td>Nell Oduya</td><td>Midfield</td><td>2023</td><td>5</td></tr>
<tr><th scope="row">10</th><td>Sam Wray</td><td>Midfield</td><td>2018</td><td>4</td></tr>
</tbody>
</table>
<p>What you order leaves us within three days: a name cannot be sold to anybody else, so please check its spelling. The <a href="/pages/shipping-and-returns">page about shipping</a> says what that means for returns.</p>`;

const washing = `<p>Cold water, inside out, no softener. That is all, and yet here is a whole article.</p>
<ul>
<li><strong>Thirty degrees</strong> at most: heat lifts prints.</li>
<li><strong>Inside out</strong>: what is printed rubs against itself last.</li>
<li><strong>On a line</strong>, never in a dryer.</li>
</ul>
<blockquote><p>I have washed mine two hundred times. The heron still looks cross.</p></blockquote>
<p>Maud shows it on film:</p>
<iframe src="https://www.youtube.com/embed/rehearsal" width="560" height="315" title="How to wash a shirt"></iframe>`;

const dawn = `<p>The boat with the new stock comes in at five. Idris counts boxes, Maud counts Idris, and by nine the window at turnstile 4 is open.</p>
<p>Orders that reach us before noon leave the same day. The rest is between the post and the weather.</p>`;

const picture = (path: string, altText: string) => ({
  path,
  altText,
  width: 1600,
  height: 800,
});

/** @param start the store's start: articles are from the weeks before it */
export const blogs = (start: Date): BlogData[] => [
  {
    id: 4_001,
    handle: 'tideline',
    title: 'The Tideline',
    seo: {description: 'Notes from the boathouse: shirts, names and weather.'},
    articles: [
      {
        id: 4_101,
        handle: 'a-name-on-the-back',
        title: 'A name on the back',
        author: 'Maud Penrose',
        tags: ['shirts'],
        publishedAt: instant(start.getTime() - 6 * DAY),
        image: picture(
          'banners/kit-room.webp',
          'Match shirts, a scarf and a cap laid out in the kit room',
        ),
        excerptHtml:
          '<p>How every player gets a number, and how yours gets onto a shirt.</p>',
        contentHtml: numbers,
        seo: {description: 'How names and numbers are made, letter by letter.'},
      },
      {
        id: 4_102,
        handle: 'washing-a-shirt',
        title: 'Washing a shirt so that it lasts',
        author: 'Maud Penrose',
        tags: ['care'],
        publishedAt: instant(start.getTime() - 27 * DAY),
        excerptHtml: '<p>Cold water, inside out, no softener.</p>',
        contentHtml: washing,
      },
      {
        id: 4_103,
        handle: 'five-in-the-morning',
        title: 'Five in the morning',
        author: 'Idris Calloway',
        publishedAt: instant(start.getTime() - 48 * DAY),
        image: picture('banners/winter.webp', 'Beanies, a folded hoodie and a scarf'),
        contentHtml: dawn,
      },
    ],
  },
];
