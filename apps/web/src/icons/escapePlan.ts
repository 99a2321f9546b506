import { PATHS } from 'virtual:icons/escapePlan';
import { addIcons } from './Icon.tsx';

addIcons(PATHS);
