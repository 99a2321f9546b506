import { PATHS } from 'virtual:icons/gangsta';
import { addIcons } from '../../../icons/paths.ts';

addIcons(PATHS);
