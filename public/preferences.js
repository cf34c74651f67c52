// Shows this device's preferences before the first paint, and follows other tabs (ADR 0057).
{
  const show = () => {
    document.documentElement.dataset.formats ??= 'browser'
    try {
      Object.assign(document.documentElement.dataset, JSON.parse(localStorage.preferences))
    } catch {}
  }
  show()
  addEventListener('storage', show)
}
