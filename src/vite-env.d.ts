interface ImportMetaEnv {
  /** Address of the service worker; absent in builds without one. */
  readonly SERVICE_WORKER?: string
}
