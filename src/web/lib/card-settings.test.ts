import { beforeEach, expect, test, vi } from 'vitest'

async function fresh() {
  vi.resetModules()
  return import('./card-settings.ts')
}

beforeEach(() => {
  localStorage.clear()
})

test('what is chosen on this phone is there the next time, and what is broken is as shipped', async () => {
  const { changeCardSettings } = await fresh()
  changeCardSettings({ isLeftHanded: true })
  changeCardSettings({ vibrates: true })
  const kept = localStorage.getItem('scoreclub.card')
  expect(JSON.parse(kept ?? '')).toEqual({ keepsAwake: false, isLeftHanded: true, vibrates: true })
  const again = await fresh()
  again.changeCardSettings({ keepsAwake: true })
  expect(JSON.parse(localStorage.getItem('scoreclub.card') ?? '')).toMatchObject({ isLeftHanded: true })
  localStorage.setItem('scoreclub.card', '{"keepsAwake":"yes"}')
  const broken = await fresh()
  broken.changeCardSettings({})
  expect(JSON.parse(localStorage.getItem('scoreclub.card') ?? '')).toEqual({
    keepsAwake: false,
    isLeftHanded: false,
    vibrates: false,
  })
})
