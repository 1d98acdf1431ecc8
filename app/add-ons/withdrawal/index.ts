export {WITHDRAWAL_PAGE} from './statement';
export {WithdrawalPage} from './components/WithdrawalPage';
