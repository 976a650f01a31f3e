/** Addresses of what the back office changes in the look of every page: pages name them, so a change renders no page again (0151). */
export const LOOK_STYLES = '/look.css';
export const LOOK_ICON = '/look-icon';
export const LOOK_PREVIEW = '/look-preview';
