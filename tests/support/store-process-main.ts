import {startStore} from '../../tools/store/club-store';

/** The process of `startStoreProcess`: prints where the store answers. */
const {url, env} = await startStore({control: true});
console.info(JSON.stringify({url, env}));
