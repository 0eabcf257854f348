/** The logo, the scene, tiles, the accordion, domains. */
import { Archive, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Accordion, AccordionSection } from '#web/ui/accordion.tsx'
import { Button } from '#web/ui/button.tsx'
import { DomainChip } from '#web/ui/domain-chip.tsx'
import { Logo, LogoOutline } from '#web/ui/logo.tsx'
import { Scene, type SceneStep } from '#web/ui/scene.tsx'
import { HeroTile, Tile, Tiles } from '#web/ui/tile.tsx'
import { Part } from './part.tsx'

const domains = [
  'Cognitive Processing',
  'Coping',
  'Self-Regulation',
  'Empowerment',
  'PERMA',
  'Emotional Disinhibition',
  'Exposure/Habit',
  'Other',
]
const steps: SceneStep[] = ['sign-up', 'verify', 'meet']

export function LayoutParts() {
  const [step, setStep] = useState<SceneStep>('sign-up')
  return (
    <>
      <Part name="Logo">
        <div className="design-row">
          <Logo size={36} />
          <Logo size={56} />
          <Logo size={120} />
          <LogoOutline size={72} />
        </div>
      </Part>
      <Part name="Scene" wide>
        <div className="design-scene">
          <Scene step={step} />
        </div>
        <div className="design-row">
          {steps.map(name => (
            <Button key={name} kind={name === step ? 'pri' : 'sec'} onClick={() => setStep(name)}>
              {name}
            </Button>
          ))}
        </div>
      </Part>
      <Part name="Tiles" wide>
        <Tiles label="Tiles" columns={3}>
          <HeroTile to="/design" title="My Chats" line="Pick up with Wren where you left off" />
          <Tile to="/design" title="Community" line="Find your way around" icon={UsersRound} space="shared" />
          <Tile
            to="/design"
            title="Chat Archive"
            line="Return to past sessions"
            icon={Archive}
            space="private"
          />
        </Tiles>
      </Part>
      <Part name="Domains">
        <div className="design-row">
          {domains.map(domain => (
            <DomainChip key={domain} domain={domain} />
          ))}
        </div>
      </Part>
      <Part name="Accordion" wide>
        <Accordion>
          <AccordionSection title="Wellness & Personal Growth" aside="5 topics">
            <p className="design-inside">Five pills will stand here.</p>
          </AccordionSection>
          <AccordionSection title="Mental & Emotional Health" aside="5 topics" open>
            <p className="design-inside">Open from the start.</p>
          </AccordionSection>
        </Accordion>
      </Part>
    </>
  )
}
