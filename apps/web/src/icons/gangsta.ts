import { PATHS } from 'virtual:icons/gangsta';
import { addIcons } from './paths.ts';

addIcons(PATHS);
