import { backendLabel, type Label } from './label-key.ts';

/** Label of any error that a backend names. A page that imports this loads the texts of all errors. */
export const toErrorLabel = (name: string): Label => backendLabel('error_', name);
