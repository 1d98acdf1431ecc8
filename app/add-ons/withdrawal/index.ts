export {WithdrawalPage} from './components/WithdrawalPage';
