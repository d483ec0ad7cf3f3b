import { ContractPage } from './contract-page.tsx';

/** The pages of the contracts, by kind. */
export const contractPageOf = {
  DIVIDEND: () => <ContractPage kind="DIVIDEND" />,
  DAILY: () => <ContractPage kind="DAILY" />,
  HOURLY: () => <ContractPage kind="HOURLY" />,
  REALTIME: () => <ContractPage kind="REALTIME" />,
};
