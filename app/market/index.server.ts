export {langOf, loadOriginals, type Judged} from './originals.server';
export {cartCountry, isSoldIn, loadMarkets} from './markets.server';
