const BATTERY_SPECS = ['battery_mah', 'battery_wh', 'battery_life_h', 'battery_life_days'];

/** Whether a demo product has a rechargeable battery, according to its attributes. */
export const hasBattery = (specs: Readonly<Record<string, unknown>>): boolean => BATTERY_SPECS.some((name) => Boolean(specs[name]));
