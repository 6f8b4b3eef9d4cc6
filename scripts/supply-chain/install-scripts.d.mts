export const allowedInstallScripts: readonly string[]
