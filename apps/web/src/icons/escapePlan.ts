import { PATHS } from 'virtual:icons/escapePlan';
import { addIcons } from './paths.ts';

addIcons(PATHS);
