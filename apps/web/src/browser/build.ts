import { VERSION } from '@getaway/protocol/version';

/** A hash of the sources from which the page was built (scripts/web.js). A development server sets none. */
const sources: unknown = import.meta.env.VITE_SOURCES;

/** The version of the page and its build, such as `0.1.0+3f2a90b1c4de`. */
export const BUILD = typeof sources === 'string' ? `${VERSION}+${sources}` : VERSION;
