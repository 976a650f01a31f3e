import { chromeNavigated, setLive, startChrome } from '#renderer/chrome-behaviour.client.ts';

/** The script of a page with only the chrome. */
startChrome();
Object.assign(window, { chromeNavigated, setLive });
