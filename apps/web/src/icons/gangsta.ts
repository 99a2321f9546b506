import { PATHS } from 'virtual:icons/gangsta';
import { addIcons } from './Icon.tsx';

addIcons(PATHS);
