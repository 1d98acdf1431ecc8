export {langOf, loadOriginals, type Judge, type Judged} from './originals.server';
export {cartCountry, isSoldIn, loadMarkets} from './markets.server';
