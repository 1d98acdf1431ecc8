/** What the local store sells where nothing else is asked for. */
// `npm run start-shop` writes `./shop-goods` here.
export {openGoods} from './club-goods';
