import { PATHS } from 'virtual:icons/escapePlan';
import { addIcons } from '../../../icons/paths.ts';

addIcons(PATHS);
