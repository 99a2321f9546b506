export { type Effort, effortOf } from './effort.ts';
export { type Checked, faultsOf } from './faults.ts';
